const everyMs = 500;

/**
 * Calls `then` once when the launcher that started this process is gone, however it went: a launcher killed with
 * -9 passes nothing on, and nobody would be left to stop the server. Without a launcher it does nothing.
 */
export function whenLauncherDies(
  then: () => void,
  launcherPid = Number(process.env.BELLHOP_LAUNCHER_PID),
): void {
  // A launcher that lives but is not the parent is somebody else's: the variable was inherited on the way.
  if (!launcherPid || (process.ppid !== launcherPid && isAlive(launcherPid))) return;
  const watch = setInterval(() => {
    if (process.ppid === launcherPid) return;
    clearInterval(watch);
    // Whoever read our words is gone too; saying goodbye must not fail for it.
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
