/** The contract describes a file as a string; its name stands for it. */
function describeField([name, value]: [string, FormDataEntryValue]): [string, string] {
  return [name, typeof value === "string" ? value : value.name];
}

/** The body of a request, read once. */
export interface ReadBody {
  /** Of a form, its fields with file names for files. */
  readonly json: unknown;
  readonly form: FormData | undefined;
  /** It says it is JSON or a form and is not. */
  readonly isMalformed: boolean;
}

/** Reads a request's body as the operation takes it; an empty body is no body. */
export async function readBody(request: Request, takesForm: boolean): Promise<ReadBody> {
  const none: ReadBody = { json: undefined, form: undefined, isMalformed: false };
  if (request.method === "GET" || request.method === "HEAD") return none;
  try {
    if (takesForm) {
      const form = await request.formData();
      return { ...none, form, json: Object.fromEntries([...form].map(describeField)) };
    }
    const text = await request.text();
    return text === "" ? none : { ...none, json: JSON.parse(text) };
  } catch {
    return { ...none, isMalformed: true };
  }
}
