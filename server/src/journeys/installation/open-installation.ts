import { findInstallation, insertInstallation, secretKeyCheck } from "../../domain/installation/index.ts";
import type { Services } from "../../services.ts";

/**
 * Checks SECRET_KEY against the database before anything is encrypted with the wrong one. Returns true for the first
 * process that ever opens this database.
 */
export async function openInstallation({ db, config }: Services): Promise<boolean> {
  const check = secretKeyCheck(config.secretKey);
  return db.atInstallation(async (at) => {
    const isNew = await insertInstallation(at, check);
    const installation = await findInstallation(at);
    if (installation.secret_key_check !== check) {
      throw new Error(
        "This database was set up with a different SECRET_KEY. Give all processes the same " +
          "SECRET_KEY, or the DATA_DIR with the secret-key file of the first process.",
      );
    }
    return isNew;
  });
}
