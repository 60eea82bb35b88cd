/// <reference types="vite/client" />

type TextLoaders = Readonly<
  Record<
    import('#kit/i18n/languages.ts').Language,
    () => Promise<{ readonly default: import('#kit/i18n/texts.ts').Texts }>
  >
>

declare module 'virtual:texts/shell' {
  const loaders: TextLoaders
  export default loaders
}

declare module 'virtual:texts/late' {
  const bundles: Readonly<Record<string, TextLoaders>>
  export default bundles
}

declare module 'virtual:families' {
  import type { GameDefinition, GameView } from '#kit/game/contract.ts'
  import type { Language } from '#kit/i18n/languages.ts'
  import type { Texts } from '#kit/i18n/texts.ts'

  interface LoadedFamily {
    readonly view: GameView<GameDefinition, unknown>
    /** Identifies the rules that were built. */
    readonly version: string
    readonly texts: Readonly<Record<Language, () => Promise<{ readonly default: Texts }>>>
  }
  const families: Readonly<Record<string, () => Promise<LoadedFamily>>>
  export default families
}

declare module 'virtual:credits' {
  const credits: readonly { readonly name: string; readonly licence: string; readonly whose: string }[]
  export default credits
}

declare const __BUILD_ID__: string
declare const __SHELL_FILES__: readonly string[]
declare const __TITLES__: Readonly<Record<string, string>>
