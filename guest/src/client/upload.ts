import type { GuestThread } from "@bellhop/contract/guest-page";
import { type Answer, failureOf } from "./calls.ts";

/** Sends a form with a file; `fetch` tells nothing of the progress. Never throws. */
export function upload(
  address: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onerror = () => resolve({ is: "lost" });
    request.onload = () => {
      const { status } = request;
      resolve(
        failureOf(status, request.getResponseHeader("retry-after")) ?? {
          is: "ok",
          thread: JSON.parse(request.responseText) as GuestThread | null,
        },
      );
    };
    request.open("POST", address);
    request.setRequestHeader("accept", "application/json");
    request.send(form);
  });
}
