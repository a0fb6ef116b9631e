import { completeSignup } from "@bellhop/contract/sign-up";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { keepAccess } from "../app/access/access-queries.ts";
import { useApi } from "../app/api/ApiProvider.tsx";
import type { CallFailure } from "../app/api/call-failure.ts";
import { accessKey } from "../app/query.ts";
import { type SignUpDraft, signUpOf } from "./sign-up-draft.ts";
import { welcome } from "./welcome.ts";

/** Opens the hotel. Sent again unchanged, after an answer that never came, it is the same act. */
export function useCompleteSignUp(onDone: () => void) {
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const act = useRef({ said: "", key: "" });
  return useMutation({
    mutationFn: (draft: SignUpDraft) => {
      const input = signUpOf(draft);
      const said = JSON.stringify(input);
      if (act.current.said !== said) act.current = { said, key: crypto.randomUUID() };
      return ask(completeSignup, input, { idempotencyKey: act.current.key });
    },
    onSuccess: (access, { answers }) => {
      onDone();
      welcome.keep(answers);
      queryClient.setQueryData(accessKey, keepAccess(access));
    },
    onError: (failure) => {
      // Done on another tab, or by a try whose answer never came.
      if ((failure as Partial<CallFailure>).code === "already_signed_up")
        void queryClient.invalidateQueries({ queryKey: accessKey });
    },
  });
}
