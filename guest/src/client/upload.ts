import type { GuestAnswer } from "@bellhop/contract/guest-page";
import { type Answer, failureOf } from "./calls.ts";

/** As long as the server waits for a body. */
const timeoutMs = 120_000;

/** Sends a form with a file. Not with `fetch`, which reports no progress of an upload. Never throws. */
export function upload(
  address: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      const failure = failureOf(request.status, request.getResponseHeader("retry-after"));
      // Null if it is no JSON: something on the way answered instead.
      const thread = request.response as GuestAnswer;
      resolve(failure ?? (thread ? { is: "ok", thread } : { is: "lost" }));
    };
    request.onerror = request.ontimeout = () => resolve({ is: "lost" });
    request.open("POST", address);
    request.responseType = "json";
    request.timeout = timeoutMs;
    request.setRequestHeader("accept", "application/json");
    request.send(form);
  });
}
