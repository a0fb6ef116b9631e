import { msg } from "@lingui/core/macro";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { readSignUpSearch } from "./sign-up-search.ts";

export const signUp: Feature = {
  screens: [
    {
      path: "/complete-signup",
      title: msg`Welcome`,
      validateSearch: readSignUpSearch,
      component: lazyScreen(() => import("./CompleteSignUpScreen.tsx"), "CompleteSignUpScreen"),
    },
    {
      path: "/confirmation-registration",
      title: msg`E-mail confirmed`,
      isPublic: true,
      component: lazyScreen(() => import("./ConfirmationScreen.tsx"), "ConfirmationScreen"),
    },
  ],
};
