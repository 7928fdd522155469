/** A call as it arrived, read whole: it can be carried out after its connection is gone. */
export interface IncomingCall {
  readonly method: string;
  /** As sent, still escaped. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON; of a form its fields, with file names for files; `undefined` without a body. */
  readonly json: unknown;
  readonly form: FormData | undefined;
  /** The body should be JSON or a form and cannot be read as one. */
  readonly isMalformed: boolean;
}

/** The contract describes a file as a string, so the file is checked by its name. */
function describeField([name, value]: [string, FormDataEntryValue]): [string, string] {
  return [name, typeof value === "string" ? value : value.name];
}

async function readBody(request: Request, takesForm: boolean) {
  const none = { json: undefined, form: undefined, isMalformed: false };
  if (request.method === "GET" || request.method === "HEAD") return none;
  try {
    if (takesForm) {
      const form = await request.formData();
      return { ...none, form, json: Object.fromEntries([...form].map(describeField)) };
    }
    const text = await request.text();
    return text === "" ? none : { ...none, json: JSON.parse(text) as unknown };
  } catch {
    return { ...none, isMalformed: true };
  }
}

/** Reads a call, its body as the operation takes it; an empty body is no body. */
export async function readCall(request: Request, takesForm: boolean): Promise<IncomingCall> {
  return {
    method: request.method,
    path: new URL(request.url).pathname,
    headers: Object.fromEntries(request.headers),
    ...(await readBody(request, takesForm)),
  };
}
