/** A call as it arrived, read whole: it can be carried out after its connection is gone. */
export type IncomingCall = {
  readonly method: string;
  /** As sent, still escaped. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON; of a form its fields, with file names for files; `undefined` without a body. */
  readonly json: unknown;
  readonly form: FormData | undefined;
  /** The body should be JSON or a form and cannot be read as one. */
  readonly isMalformed: boolean;
};

/** The contract describes a file as a string, so the file is checked by its name. */
function describeField([name, value]: [string, FormDataEntryValue]): [string, string] {
  return [name, typeof value === "string" ? value : value.name];
}

/** The largest number of fields of a form: the contract's forms have one. */
const MOST_FIELDS = 20;

/** Begins each line between the fields of a form, and the one that ends it. */
const BEFORE_BOUNDARY = "\r\n--";

/**
 * Whether a form has more fields than any operation takes: each of them costs time to read. Whatever the boundary is; the
 * bytes of a picture or a video do not have its beginning this often.
 */
function hasManyFields(form: Buffer): boolean {
  let fields = 0;
  for (
    let at = form.indexOf(BEFORE_BOUNDARY);
    at >= 0 && fields <= MOST_FIELDS;
    at = form.indexOf(BEFORE_BOUNDARY, at + BEFORE_BOUNDARY.length)
  ) {
    fields += 1;
  }
  return fields > MOST_FIELDS;
}

/** @throws TypeError when the body is no form */
async function readForm(request: Request): Promise<FormData> {
  const content = Buffer.from(await request.arrayBuffer());
  if (hasManyFields(content)) throw new TypeError("the form has too many fields");
  const type = request.headers.get("content-type") ?? "";
  return new Response(content, { headers: { "content-type": type } }).formData();
}

async function readBody(request: Request, takesForm: boolean) {
  const none = { json: undefined, form: undefined, isMalformed: false };
  if (request.method === "GET" || request.method === "HEAD") return none;
  try {
    if (takesForm) {
      const form = await readForm(request);
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
