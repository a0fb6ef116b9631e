export { LazyTryOptions } from "./LazyTryOptions.tsx";
export { LazyGreetingForm } from "./lazy-greeting-form.ts";
export { TryChat } from "./TryChat.tsx";
export { useTries } from "./use-tries.ts";
