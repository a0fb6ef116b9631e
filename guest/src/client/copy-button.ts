const shownMs = 2_000;

/** Lets the button beside the Wi-Fi password copy it. Without access to the clipboard it stays hidden. */
export function enableCopying(served: ParentNode) {
  const button = served.querySelector<HTMLButtonElement>(".copy");
  const label = button?.querySelector("span");
  const value = served.querySelector("code")?.textContent;
  if (!button || !label || !value || !navigator.clipboard) return;
  const copy = label.textContent;
  let timer: ReturnType<typeof setTimeout>;
  const show = (isCopied: boolean) => {
    button.classList.toggle("copied", isCopied);
    label.textContent = isCopied ? (button.dataset.copied ?? "") : copy;
  };
  button.hidden = false;
  button.onclick = () =>
    void navigator.clipboard.writeText(value).then(
      () => {
        show(true);
        clearTimeout(timer);
        timer = setTimeout(show, shownMs, false);
      },
      () => undefined,
    );
}
