import { openMail } from "./mail.ts";

// Stands in for a mail server: `node fakes/mail/main.ts`. The first line it prints is its page's address and its own.
const { PORT, SMTP_PORT, UNTIL_STDIN_ENDS } = process.env;

const mail = await openMail({ port: Number(PORT || 0), smtpPort: Number(SMTP_PORT || 0) });
process.stdout.write(`${mail.url} ${mail.smtpUrl}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void mail.close().then(() => process.exit()));
// However whoever started it ends, this pipe ends with it.
if (UNTIL_STDIN_ENDS) {
  process.stdin.on("error", () => process.exit());
  process.stdin.on("end", () => process.exit()).resume();
}
