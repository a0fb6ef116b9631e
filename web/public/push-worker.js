// @ts-check
// Shows pushes, and opens what they are about. It has no fetch handler and stores nothing. Safari shows a push by
// itself, from its declarative form; other browsers hand the same text to this worker.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** Longer than browsers take to count what a push has shown. */
const takenBackAfterMs = 2_000;
/** How long a page may take to say that it opens what was clicked. */
const answerMs = 700;

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("push", (event) => event.waitUntil(receive(event.data)));

/** @param {PushMessageData | null} data */
async function receive(data) {
  const { title, navigate, ...options } = parsed(data);
  const about = { ...options.data, navigate };
  const shown = await worker.registration.getNotifications({ tag: options.tag });
  if (["settled", "opened", "snoozed"].includes(about.what)) {
    // Also if the person has swiped it away: only an open page frees the worker from showing something.
    if (shown.length > 0 || !(await isPageVisible())) await takeBack(title, { ...options, data: about });
  } else {
    // A repeat after a lost answer does not call again.
    const isRepeat = shown.some((one) => one.data?.notification_id === about.notification_id);
    await worker.registration.showNotification(title, {
      ...looks,
      ...options,
      ...(isRepeat && { silent: true, renotify: false }),
      data: about,
    });
  }
  await tellPages({ kind: "shown", what: about.what, test_id: about.test_id });
  await showCount();
}

const looks = { icon: "/icon-192.png", badge: "/icon-badge.png" };

/** @param {PushMessageData | null} data */
function parsed(data) {
  try {
    return data?.json().notification ?? { title: "Bellhop", data: {} };
  } catch {
    // A push that shows nothing costs the permission to push.
    return { title: "Bellhop", data: {} };
  }
}

/**
 * Browsers want every push to show something, so what is over is shown for a moment, quietly. A call that takes its
 * place meanwhile stays.
 *
 * @param {string} title
 * @param {NotificationOptions} options
 */
async function takeBack(title, options) {
  await worker.registration.showNotification(title, { ...looks, ...options, silent: true });
  setTimeout(async () => {
    for (const one of await worker.registration.getNotifications({ tag: options.tag ?? "" }))
      if (one.data?.notification_id === options.data.notification_id) one.close();
    await showCount();
  }, takenBackAfterMs);
}

/** On the icon of the installed dashboard. */
async function showCount() {
  const { length } = await worker.registration.getNotifications();
  await worker.navigator.setAppBadge?.(length).catch(() => {});
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data ?? {}));
});

/** @param {{ navigate?: string, venue_id?: number, ladder_id?: string | null }} about */
async function open({ navigate = "/", venue_id, ladder_id }) {
  const address = new URL(navigate, worker.location.origin);
  if (address.origin !== worker.location.origin) return;
  const inPage = new URL(address);
  // An open dashboard is told both apart from the path.
  for (const name of ["venue", "alert"]) inPage.searchParams.delete(name);
  const path = `${inPage.pathname}${inPage.search}`;
  const page = await tellOnePage({ kind: "open", path, venue_id, ladder_id });
  if (page) await page.focus();
  else await worker.clients.openWindow(address.href);
}

const isPageVisible = async () =>
  (await pages()).some(({ visibilityState }) => visibilityState === "visible");

/** Those that people look at first. */
async function pages() {
  const all = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const order = (/** @type {WindowClient} */ { focused, visibilityState }) =>
    Number(focused) * 2 + Number(visibilityState === "visible");
  return all.toSorted((one, other) => order(other) - order(one));
}

/**
 * Tells a dashboard, and returns it; undefined if none is open.
 *
 * @param {object} message
 */
async function tellOnePage(message) {
  for (const page of await pages()) if (await answers(page, message)) return page;
  return undefined;
}

/**
 * Only a dashboard that runs answers: other pages of this address can't open a thread.
 *
 * @param {WindowClient} page
 * @param {object} message
 * @returns {Promise<boolean>}
 */
function answers(page, message) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(resolve, answerMs, false);
    page.postMessage(message, [port2]);
  });
}

worker.addEventListener("notificationclose", (event) => {
  const { venue_id, ladder_id } = event.notification.data ?? {};
  event.waitUntil(Promise.all([tellOnePage({ kind: "closed", venue_id, ladder_id }), showCount()]));
});

/** The dashboard registers the new subscription: only a signed-in page may. */
worker.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription } = /** @type {PushSubscriptionChangeEvent} */ (event);
  const renew = async () => {
    if (oldSubscription) await worker.registration.pushManager.subscribe(oldSubscription.options);
    await tellPages({ kind: "subscription" });
  };
  /** @type {ExtendableEvent} */ (event).waitUntil(renew());
});

/** @param {object} message */
async function tellPages(message) {
  for (const page of await pages()) page.postMessage(message);
}
