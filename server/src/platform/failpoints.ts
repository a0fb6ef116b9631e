/**
 * Steps at which a process kills itself if `BELLHOP_CRASH_AT=name[:nth]` is set, outside production: like a power cut at
 * exactly that moment. `npm run chaos` goes through all of them.
 */
export const failpoints = {
  "inbound.verified": "a delivery's signature holds, nothing is stored",
  "inbound.bytes-kept": "its bytes are stored, not committed",
  "inbound.message-added": "one of its messages is stored, not committed",
  "inbound.job-enqueued": "the job that answers it is enqueued, not committed",
  "inbound.before-commit": "all its effects are stored, not committed",
  "inbound.committed": "it is committed, not yet answered 200",
  "assistant.woken": "the assistant has started on a conversation",
  "assistant.gathered": "it has read the messages, nothing is decided",
  "assistant.decided": "it has decided, nothing is stored",
  "assistant.answer-added": "its answer is stored, not committed",
  "assistant.before-commit": "the answer and its effects are stored, not committed",
  "assistant.committed": "its answer is committed and waits to be sent",
  "draft.before-commit": "an approved answer is stored, not committed",
  "reply.before-commit": "a person's reply is stored, not committed",
  "request.noted": "what a guest requests is stored, not committed",
  "request.decided": "a request is decided, its guest not told, not committed",
  "request.expired": "a request has expired, its guest not told, not committed",
  "request.before-commit": "a request and what its guest is told are stored, not committed",
  "proactive.noted": "a message that is sent first is in the log, not yet in the thread",
  "proactive.before-commit": "a message that is sent first is queued, nothing is committed",
  "offer.answered": "a guest's answer to an offer is stored, the guest not told, not committed",
  "rating.handed-over": "a bad rating is handed over as a complaint, the rating is not stored",
  "rating.stored": "a rating and its complaint are stored, not committed",
  "review.noted": "the invitation to review is noted, not yet in the thread",
  "voice.heard": "a voice note is transcribed, nothing is stored",
  "voice.before-commit": "its text and what follows from it are stored, not committed",
  "outbound.woken": "a conversation's queued messages are about to be sent",
  "outbound.attempt-added": "the attempt is stored, not committed",
  "outbound.attempt-committed": "the attempt is committed, nothing has left",
  "outbound.answer-unread": "the channel has the message, its response is not read",
  "outbound.answer-read": "the channel's response is read, not stored",
  "outbound.outcome-added": "the outcome is stored, not committed",
  "outbound.outcome-committed": "the outcome is committed, the next message has not begun",
  "notification.before-commit": "steps of a ladder are reached, not committed",
  "notification.attempt-committed": "an attempt to notify is committed, nothing has left",
  "notification.answer-read": "a push service, mail server or other system has answered, nothing is stored",
  "task.begun": "a task has started, nothing is done",
  "build.checked": "the knowledge of a version is read and checked",
  "build.built": "a version is loaded, not stored",
  "build.tested": "a version is tried with the venue's test questions, not stored",
  "build.inserted": "a version is stored and live, not committed",
  "translation.answered": "a model has translated some sentences, nothing is stored",
  "import.fetched": "an imported page is fetched, not read",
  "import.read": "an import is read, not stored",
  "import.kept": "its suggestions are stored, not committed",
  "reservations.read": "some rows of a file with reservations are stored, not committed",
  "reservations.applied": "some rows are imported, not committed",
  "reservations.undone": "some rows are undone, not committed",
  "task.before-commit": "a task's changes and its end are stored, not committed",
  "task.committed": "a task has ended and is committed, its job not",
  "report.kept": "a status update is stored, not applied",
  "report.applied": "a status update has changed a message's state, not committed",
  "job.claimed": "a job is claimed, not begun",
  "job.worked": "a job's work is done, the job not ended",
  "live.before-wake": "a change is committed, nothing is woken and no caller answered",
  "live.read": "live events are read, not sent",
} as const;

export type Failpoint = keyof typeof failpoints;

/** Die when the step is passed for the nth time. */
export type CrashAt = { name: Failpoint; nth: number };

let armed: CrashAt | undefined;

/** Parses `name` or `name:nth`; undefined if there is no such step. */
export function readFailpoint(text: string): CrashAt | undefined {
  const [, name = "", nth = "1"] = /^([a-z.-]+)(?::([1-9]\d{0,5}))?$/.exec(text) ?? [];
  return Object.hasOwn(failpoints, name) ? { name: name as Failpoint, nth: Number(nth) } : undefined;
}

export function armFailpoint(crashAt: CrashAt) {
  armed = { ...crashAt };
}

/** Marks a step. Outside of chaos runs this costs one comparison. */
export function failpoint(name: Failpoint) {
  if (armed?.name !== name) return;
  armed.nth -= 1;
  if (armed.nth === 0) process.kill(process.pid, "SIGKILL");
}
