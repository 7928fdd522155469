/** An XMLHttpRequest with a connection that the test controls. */
export class FakeXhr {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = "";
  responseURL = "";
  isAborted = false;

  open(_method: string, url: string) {
    this.responseURL = url;
  }

  send() {}

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  getResponseHeader() {
    return null;
  }

  /** Follows a redirect, as a browser does by itself: the address of the reply is another one. */
  redirect(url: string) {
    this.responseURL = url;
  }

  abort() {
    this.isAborted = true;
    this.onabort?.();
  }

  answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.onload?.();
  }
}
