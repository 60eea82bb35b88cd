export { openStream } from './connection/open-stream.ts'
export { Player } from './Player.tsx'
export type { PlayCalls, PlayJoin } from './play/open-play.ts'
export { streamingTexts } from './texts.ts'
