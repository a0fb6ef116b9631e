import { exportGuest } from "@bellhop/contract/guests";
import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { saveFile } from "../../../ui/save-file.ts";

const types = { json: "application/json", csv: "text/csv" } as const;

/** Downloads all data about a guest. */
export function useExportGuest(guestId: string): (format: keyof typeof types) => void {
  const { t } = useLingui();
  const { ask } = useApi();
  const showFailure = useShowFailure();
  const download = useMutation({
    mutationFn: (format: keyof typeof types) => ask(exportGuest, { guest_id: guestId, format }),
    onSuccess: ({ file_name, content }, format) =>
      saveFile({ name: file_name, blob: new Blob([content], { type: `${types[format]};charset=utf-8` }) }),
    onError: (failure) => showFailure(failure, t`Could not export the data.`),
  });
  return download.mutate;
}
