/** Where the launcher tells of restarts and of the disk; a pino logger fits. */
export type LauncherLog = { info(message: string): void; warn(message: string): void };
