/// <reference types="vite/client" />

declare module 'virtual:texts/*' {
  const loaders: Readonly<
    Record<
      import('#kit/i18n/languages.ts').Language,
      () => Promise<{ readonly default: import('#kit/i18n/texts.ts').Texts }>
    >
  >
  export default loaders
}

declare const __BUILD_ID__: string
declare const __SHELL_FILES__: readonly string[]
