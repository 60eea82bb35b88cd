import type { SpawnSyncOptions } from 'node:child_process'

export const root: string
export const say: (text: string) => void
export function fail(text: string): never
export function run(
  program: string,
  args: readonly string[],
  options?: SpawnSyncOptions & { readonly title?: string; readonly isTelling?: boolean },
): void
export function node(): string
export function ensureBuild(): void
export function bringChromium(): { readonly path: string } | { readonly missing: string }
