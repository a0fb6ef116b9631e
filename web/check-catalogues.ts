import { getConfig } from "@lingui/conf";
import { findCatalogueFaults } from "./catalogue-faults.ts";

/** Prints what is wrong with the catalogues of src/locales. */
const faults = await findCatalogueFaults(getConfig({ cwd: import.meta.dirname }));
const maxShown = 40;
for (const fault of faults.slice(0, maxShown)) console.log(fault);
if (faults.length > maxShown) console.log(`… and ${faults.length - maxShown} more`);
if (faults.length > 0) {
  console.log(
    "\nnpm run messages -w web updates the catalogues; npm run translate -w web adds translations.",
  );
  process.exitCode = 1;
}
