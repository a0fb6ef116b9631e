// The button on a hotel's website, and the guest page in a frame once it is pressed. One script, without dependencies:
// it runs on pages of others, under their content security policy. All style is in a constructed sheet, which policies
// allow, inside a shadow root, which the page's style does not reach.

export {};

type Bellhop = { open(): void; close(): void };
type FromFrame = { bellhop?: "unread" | "close"; count?: number };

// The page's own names stay free.
(() => {
  const script = document.currentScript as HTMLScriptElement;
  const {
    venue = "",
    label = "Chat",
    closeLabel = "Close",
    colour = "#0b6b63",
    language = "",
  }: DOMStringMap = script.dataset;
  const { origin } = new URL(script.src);
  // Black words on a light colour, as eyes weigh red, green and blue.
  const [red = 0, green = 0, blue = 0] = (/^#(..)(..)(..)$/.exec(colour) ?? [])
    .slice(1)
    .map((part) => Number(`0x${part}`));
  const ink = red * 0.3 + green * 0.59 + blue * 0.11 > 120 ? "#000" : "#fff";

  const style = `:host{all:initial}
.b{all:unset;box-sizing:border-box;position:fixed;inset-block-end:24px;inset-inline-end:24px;z-index:2147483000;display:flex;align-items:center;gap:8px;height:56px;padding:0 22px;border-radius:28px;background:${colour};color:${ink};font:600 16px/1 system-ui,sans-serif;cursor:pointer;box-shadow:0 4px 16px #0004}
.b:focus-visible{outline:3px solid #fff;box-shadow:0 0 0 6px ${colour}}
.n{min-width:22px;padding:4px;border-radius:11px;background:#fff;color:#b42318;font-size:13px;text-align:center}
.n:empty{display:none}
iframe{position:fixed;z-index:2147483000;inset-block-end:96px;inset-inline-end:24px;width:384px;height:min(640px,calc(100dvh - 120px));border:0;border-radius:12px;background:#fff;box-shadow:0 8px 40px #0005}
[hidden]{display:none}
@media(max-width:480px),(max-height:480px){iframe{inset:0;width:100%;height:calc(100dvh - 64px);border-radius:0}.o{inset-block-end:4px;inset-inline-end:50%;translate:50%}}`;

  function start() {
    const host = document.createElement("div");
    const root = host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
    host.dir = getComputedStyle(document.documentElement).direction;
    const button = document.createElement("button");
    const words = document.createElement("span");
    const badge = document.createElement("span");
    button.type = "button";
    badge.className = "n";
    button.append(words, badge);
    root.append(button);
    document.body.append(host);

    let frame: HTMLIFrameElement | undefined;
    const isOpen = () => frame !== undefined && !frame.hidden;
    const show = () => {
      const open = isOpen();
      button.className = open ? "b o" : "b";
      words.textContent = open ? closeLabel : label;
      button.setAttribute("aria-expanded", String(open));
      frame?.contentWindow?.postMessage({ bellhop: "shown", is: open }, origin);
    };
    const open = () => {
      if (!frame) {
        frame = document.createElement("iframe");
        frame.title = label;
        frame.allow = "clipboard-write";
        frame.src = `${origin}/g/${venue}?frame=${language && `&lang=${language}`}`;
        frame.onload = show;
        root.prepend(frame);
      }
      frame.hidden = false;
      badge.textContent = "";
      show();
      frame.focus();
    };
    const close = () => {
      if (!frame) return;
      frame.hidden = true;
      show();
      button.focus();
    };
    button.onclick = () => (isOpen() ? close() : open());
    host.addEventListener("keydown", ({ key }) => key === "Escape" && close());
    addEventListener("message", ({ source, origin: from, data }: MessageEvent<FromFrame | null>) => {
      if (!frame || source !== frame.contentWindow || from !== origin) return;
      if (data?.bellhop === "close") close();
      if (data?.bellhop === "unread" && !isOpen()) badge.textContent = String(data.count || "");
    });
    show();
    (window as { bellhop?: Bellhop }).bellhop = { open, close };
  }

  if (document.body) start();
  else addEventListener("DOMContentLoaded", start);
})();
