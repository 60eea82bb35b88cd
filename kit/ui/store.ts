import { useSyncExternalStore } from 'react'

/** A value outside React that components can subscribe to, so that plain functions may open a toast or a dialog. */
export interface Store<Value> {
  readonly initial: Value
  readonly read: () => Value
  readonly change: (next: (value: Value) => Value) => void
  readonly watch: (onChange: () => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const watchers = new Set<() => void>()
  return {
    initial,
    read: () => value,
    change(next) {
      value = next(value)
      for (const tell of watchers) tell()
    },
    watch(onChange) {
      watchers.add(onChange)
      return () => watchers.delete(onChange)
    },
  }
}

/** The store's value now; the server always renders the initial one. */
export const useStore = <Value>({ watch, read, initial }: Store<Value>): Value =>
  useSyncExternalStore(watch, read, () => initial)
