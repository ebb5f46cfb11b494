import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** A named export of a module that is loaded when it is first shown. */
export function lazyNamed<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load())[name] }));
}
