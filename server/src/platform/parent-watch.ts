const everyMs = 500;

/** Calls `then` once when the launcher that started this process is gone; a killed launcher passes no signal on. */
export function onLauncherExit(
  then: () => void,
  launcherPid = Number(process.env.BELLHOP_LAUNCHER_PID),
): void {
  // If the launcher lives but is not the parent, the variable was inherited.
  if (!launcherPid || (process.ppid !== launcherPid && isAlive(launcherPid))) return;
  const watch = setInterval(() => {
    if (process.ppid === launcherPid) return;
    clearInterval(watch);
    process.stdout.on("error", () => {});
    process.stderr.on("error", () => {});
    then();
  }, everyMs);
  watch.unref();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
