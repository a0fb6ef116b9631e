export { LazyTryOptions } from "./LazyTryOptions.tsx";
export { LazyVoiceForm } from "./lazy-voice-form.ts";
export { TryChat } from "./TryChat.tsx";
export { useTries } from "./use-tries.ts";
