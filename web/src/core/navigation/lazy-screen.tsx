import { type ComponentType, use } from "react";

/** A screen's files could not be loaded: the server was away, or a new version has replaced them. */
export class ScreenNotLoaded extends Error {}

/**
 * A screen that is loaded on demand or preloaded by the router. A failed load stays failed until the page is
 * reloaded, because the browser would skip the style sheets it has already requested.
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
