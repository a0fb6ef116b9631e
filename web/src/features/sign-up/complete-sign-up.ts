import { completeSignup } from "@bellhop/contract/sign-up";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { applyAccess } from "../../core/access/access-queries.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import type { CallFailure } from "../../core/api/call-failure.ts";
import { accessKey } from "../../core/api/query.ts";
import { requestKey } from "../../core/forms/request-key.ts";
import { type SignUpDraft, signUpOf } from "./sign-up-draft.ts";
import { welcome } from "./welcome.ts";

/** Creates the hotel; idempotent across retries and reloads. */
export function useCompleteSignUp(onDone: () => void) {
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const [act] = useState(() => requestKey("bellhop.draft.sign-up-act"));
  return useMutation({
    mutationFn: (draft: SignUpDraft) => {
      const input = signUpOf(draft);
      return ask(completeSignup, input, { idempotencyKey: act.keyFor(JSON.stringify(input)) });
    },
    onSuccess: (access, { answers }) => {
      act.forget();
      onDone();
      welcome.write(answers);
      queryClient.setQueryData(accessKey, applyAccess(access));
    },
    onError: (failure) => {
      // Already done in another tab: open that hotel.
      if ((failure as Partial<CallFailure>).code === "already_signed_up")
        void queryClient.invalidateQueries({ queryKey: accessKey });
    },
  });
}
