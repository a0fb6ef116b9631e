import { completeSignup } from "@bellhop/contract/sign-up";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { keepAccess } from "../../core/access/access-queries.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import type { CallFailure } from "../../core/api/call-failure.ts";
import { accessKey } from "../../core/api/query.ts";
import { signUpAct } from "./sign-up-act.ts";
import { type SignUpDraft, signUpOf } from "./sign-up-draft.ts";
import { welcome } from "./welcome.ts";

/** Opens the hotel. Sent again unchanged, after an answer that never came or a reload, it is the same act. */
export function useCompleteSignUp(onDone: () => void) {
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const [act] = useState(signUpAct);
  return useMutation({
    mutationFn: (draft: SignUpDraft) => {
      const input = signUpOf(draft);
      return ask(completeSignup, input, { idempotencyKey: act.keyFor(JSON.stringify(input)) });
    },
    onSuccess: (access, { answers }) => {
      act.forget();
      onDone();
      welcome.keep(answers);
      queryClient.setQueryData(accessKey, keepAccess(access));
    },
    onError: (failure) => {
      // Done on another tab: the hotel opens that was made there.
      if ((failure as Partial<CallFailure>).code === "already_signed_up")
        void queryClient.invalidateQueries({ queryKey: accessKey });
    },
  });
}
