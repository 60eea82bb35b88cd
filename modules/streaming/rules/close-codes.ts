/** Codes with which the host closes the stream's WebSocket. */
export const STREAM_CLOSE = {
  badToken: 4001,
  replaced: 4002,
  ended: 4003,
  badInput: 4004,
  flood: 4005,
  slow: 4006,
  /** The limit of watchers is reached. */
  full: 4007,
  /** The player has removed the watcher. */
  removed: 4008,
} as const
