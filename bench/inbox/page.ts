import type { CDPSession, Page } from "@playwright/test";

export const list = 'section[aria-label="Inbox"] div:has(> ul)';
export const log = "[role=log]";

/** Runs in the page before its own scripts. */
export const recorder = `(() => {
  let frames = null;
  const tick = (at) => { if (frames) { frames.push(at); requestAnimationFrame(tick); } };
  window.startFrames = () => { frames = []; requestAnimationFrame(tick); };
  window.stopFrames = () => { const all = frames; frames = null; return all.slice(1).map((at, n) => at - all[n]); };

  const rows = () => [...document.querySelectorAll("${log} [data-index]")];
  const isInView = (row) => {
    const log = row.closest("${log}").getBoundingClientRect(), { height, top, bottom } = row.getBoundingClientRect();
    return height > 0 && top >= log.top && bottom <= log.bottom + 1;
  };
  const shows = (words) => rows().some((row) => row.textContent.includes(words) && isInView(row));

  // A task that a frame's callback posts runs after the frame is painted.
  window.timeOpening = (words) => {
    window.opening = new Promise((resolve) => {
      addEventListener("click", (click) => {
        const look = () => {
          if (!shows(words)) return requestAnimationFrame(look);
          const after = new MessageChannel();
          after.port1.onmessage = () => resolve(performance.now() - click.timeStamp);
          after.port2.postMessage(0);
        };
        requestAnimationFrame(look);
      }, { capture: true, once: true });
    });
  };

  const frame = () => new Promise(requestAnimationFrame);
  /** How far a message in view moves while an earlier page loads, in pixels. */
  window.moveWhileLoading = async () => {
    const log = document.querySelector("${log}");
    const before = log.scrollHeight;
    log.scrollTop = 400;
    await frame(); await frame();
    const row = rows().find(isInView);
    const tops = [];
    for (let left = 600; left > 0; left--) {
      await frame();
      tops.push(row.isConnected ? row.getBoundingClientRect().top : Infinity);
      if (log.scrollHeight > before + 1000 && left > 30) left = 30;
    }
    return Math.max(...tops) - Math.min(...tops);
  };
})()`;

/** Turns a mouse wheel over an element; a negative distance scrolls up. */
export async function turnWheel(page: Page, cdp: CDPSession, over: string, px: number, pxPerSecond: number) {
  const box = await page.locator(over).boundingBox();
  if (!box) throw new Error(`Nothing to scroll: ${over}`);
  await cdp.send("Input.synthesizeScrollGesture", {
    x: Math.round(box.x + box.width / 2),
    y: Math.round(box.y + Math.min(box.height, 700) / 2),
    yDistance: -px,
    speed: pxPerSecond,
    gestureSourceType: "mouse",
    preventFling: true,
  });
}

/** Times between frames, in milliseconds, while something happens. */
export async function framesDuring(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate("startFrames()");
  await act();
  return page.evaluate("stopFrames()");
}

/** Scrolls to an end again and again until nothing more is loaded there. */
export async function loadAll(page: Page, scroller: string, end: "top" | "bottom") {
  await page.evaluate(`(async () => {
    const scroller = document.querySelector(${JSON.stringify(scroller)});
    let height = 0;
    for (let rests = 0; rests < 20; rests++) {
      scroller.scrollTop = ${end === "top" ? "0" : "scroller.scrollHeight"};
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (Math.abs(scroller.scrollHeight - height) > 500) rests = 0;
      height = scroller.scrollHeight;
    }
  })()`);
}
