/** Loads the files that the build has put into a template of the page (`build/templates.ts`). */
export function loadFiles(name: string): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-files=${name}]`);
  if (template) document.head.append(template.content);
}
