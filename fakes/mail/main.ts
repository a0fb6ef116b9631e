import { openMail } from "./mail.ts";

// Stand-in for a mail server: `node fakes/mail/main.ts`. The first line it prints has the addresses of its page and
// its server.
const { PORT, SMTP_PORT, UNTIL_STDIN_ENDS } = process.env;

const mail = await openMail({ port: Number(PORT || 0), smtpPort: Number(SMTP_PORT || 0) });
process.stdout.write(`${mail.url} ${mail.smtpUrl}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void mail.close().then(() => process.exit()));
// This pipe closes when the parent ends in any way.
if (UNTIL_STDIN_ENDS) {
  process.stdin.on("error", () => process.exit());
  process.stdin.on("end", () => process.exit()).resume();
}
