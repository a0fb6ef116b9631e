import { findInstallation, insertInstallation, secretKeyCheck } from "../domain/installation/index.ts";
import type { Services } from "../services.ts";

/**
 * Returns true if this process is the first on its database. Throws if the database was set up with another SECRET_KEY:
 * no sealed value could be opened.
 */
export async function openInstallation({ db, config }: Services): Promise<boolean> {
  const check = secretKeyCheck(config.secretKey);
  return db.atInstallation(async (at) => {
    const isNew = await insertInstallation(at, check);
    const installation = await findInstallation(at);
    if (installation.secret_key_check !== check) {
      throw new Error(
        "SECRET_KEY is not the one this database was set up with. Give every process of the installation the same " +
          "SECRET_KEY, or the DATA_DIR with the first one's secret-key file.",
      );
    }
    return isNew;
  });
}
