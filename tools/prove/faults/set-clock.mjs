// Loaded into a Bellhop before it starts: SIGUSR2 sets its clock back an hour, as a person or a time server would.
const realNow = Date.now;
let aheadMs = 0;
process.on("SIGUSR2", () => {
  aheadMs -= 3_600_000;
});

Date.now = () => realNow() + aheadMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length > 0 ? given : [Date.now()], asked),
});
