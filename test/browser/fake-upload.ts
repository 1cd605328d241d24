/** Replaces XMLHttpRequest: uploads that the test answers. */

/** The uploads under way, answered by the test. */
export class FakeUpload {
  static all: FakeUpload[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  url = '';
  body: File | undefined;
  isAborted = false;
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  open(_method: string, url: string): void {
    this.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: File): void {
    this.body = body;
    FakeUpload.all.push(this);
  }
  abort(): void {
    this.isAborted = true;
    this.onabort();
  }
  answer(status: number, body: object): void {
    [this.status, this.responseText] = [status, JSON.stringify(body)];
    this.onload();
  }
}
