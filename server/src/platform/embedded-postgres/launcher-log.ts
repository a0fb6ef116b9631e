export type LauncherLog = { info(message: string): void; warn(message: string): void };
