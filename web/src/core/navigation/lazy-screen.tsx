import { type ComponentType, use } from "react";

/** A screen whose files did not come: the server was away, or a new version has replaced them. */
export class ScreenNotLoaded extends Error {}

/**
 * A screen that is loaded when it is needed, or before where the router expects it. What has failed once stays failed
 * until the page is loaded again: the browser would leave out the style sheets it has asked for already.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  let Loaded: ComponentType | undefined;
  let failure: ScreenNotLoaded | undefined;
  let loading: Promise<void> | undefined;
  const preload = () => {
    loading ??= load().then(
      (module) => {
        Loaded = module[name];
      },
      (cause: unknown) => {
        failure = new ScreenNotLoaded(String(cause), { cause });
      },
    );
    return loading;
  };
  function Screen() {
    if (!Loaded && !failure) use(preload());
    if (failure) throw failure;
    return Loaded && <Loaded />;
  }
  return Object.assign(Screen, { preload });
}
