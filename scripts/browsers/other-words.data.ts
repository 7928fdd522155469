/**
 * Names of features that built code uses for something else, because it has no types: a method of our own or of a dependency.
 * Our own source is checked with types as well.
 */
export const OTHER_WORDS: Readonly<Record<string, string>> = {
  "ArrayBuffer.resize": "a picture that is made smaller",
  "ArrayBuffer.transfer": "the operation",
  "Error.fileName": "the name of a sent file",
  "Error.isError": "a state of a view",
  "Function.displayName": "written for the tools of React",
  "HTMLFencedFrameElement.config": "settings of a class",
  "HTMLInputElement.alpha": "part of a colour",
  "Iterator.drop": "removes a saved value",
  "Iterator.take": "takes an actor from its store",
  "Iterator.toArray": "children of React",
  "Navigator.ink": "a colour",
  "Navigator.keyboard": "whether a keyboard leaves little height",
  "Navigator.login": "the operation",
  "Navigator.preferences": "what a member has chosen",
  "Navigator.presentation": "page or modal",
};
