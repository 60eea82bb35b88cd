import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'

/** The settings, or a game by its slug. */
const SaveKey = Type.String({ pattern: '^(settings|game:[A-Za-z0-9-]{1,64})$' })
/** Whether high or low marks of the game are good. */
const Best = wireEnum({ highest: 1, lowest: 2 })
const Version = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 })

/** One save as the server has it. */
export const StoredSave = renamed(
  { version: 'ver', packed: 'data', savedAt: 'saveTime', device: 'devOS', best: 'order' },
  {
    key: SaveKey,
    /** The account's own count of changes: a later one has the larger number. */
    version: Version,
    /** Deflated and in base64url; nothing for a save that the player has erased. */
    packed: Type.Union([Type.String(), Type.Null()]),
    savedAt: wireMoment(),
    /** The system of the device that it came from. */
    device: Type.String(),
    best: Best,
    /** Names the last content that this session has stored: an earlier state of this one. */
    own: Type.Optional(Type.String()),
  },
)
export type StoredSave = Static<typeof StoredSave>

/** One save as a player reads of it. */
export const SaveLine = renamed(
  { bytes: 'size', savedAt: 'saveTime', device: 'devOS' },
  {
    key: SaveKey,
    /** The game in the player's language; empty for the settings, and for a game that is gone. */
    title: Type.String(),
    bytes: Type.Integer(),
    savedAt: wireMoment(),
    device: Type.String(),
  },
)
export type SaveLine = Static<typeof SaveLine>

/** What became of a save that was sent. */
const Fate = wireEnum({
  stored: 1,
  /** Another device was quicker: join what it stored, and send again. */
  stale: 2,
  /** A later build stored it: leave it as it is. */
  newer: 3,
})

export const savesCalls = {
  /** What other devices have stored since a version, the oldest change first. */
  readSaves: defineCall({
    wire: 'game/save/get',
    access: 'visitor',
    repeat: 'read',
    params: renamed({ since: 'ver' }, { since: Version }),
    result: renamed(
      { saves: 'list', version: 'ver', hasMore: 'more' },
      {
        saves: Type.Array(StoredSave),
        /** Ask from here the next time. */
        version: Version,
        hasMore: Type.Boolean(),
      },
    ),
  }),
  /**
   * Stores what has changed on a device, all of it or nothing. Each save names the version that it was joined to; one that
   * is behind is answered with what stands there, and changes nothing.
   */
  sendSaves: defineCall({
    wire: 'game/save/set',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { saves: 'list' },
      {
        saves: Type.Array(
          renamed(
            { base: 'ver', packed: 'data' },
            { key: SaveKey, base: Version, packed: Type.String({ minLength: 1 }) },
          ),
          { minItems: 1, maxItems: 20 },
        ),
      },
    ),
    result: renamed(
      { saves: 'list' },
      {
        saves: Type.Array(
          renamed(
            { version: 'ver', fate: 'state', current: 'mine' },
            {
              key: SaveKey,
              fate: Fate,
              /** Its version from now on. */
              version: Version,
              /** What stands there, for a save that is stale. */
              current: Type.Union([StoredSave, Type.Null()]),
            },
          ),
        ),
      },
    ),
    refusals: ['GameNotFound', 'SaveTooLarge', 'SaveUnreadable', 'SavesFull', 'TooFast'],
  }),
  /** The saves of the caller's account: what of, how large, and from where. */
  listSaves: defineCall({
    wire: 'game/save/list',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({}),
    result: renamed(
      { saves: 'list', bytes: 'size', mostBytes: 'most' },
      { saves: Type.Array(SaveLine), bytes: Type.Integer(), mostBytes: Type.Integer() },
    ),
  }),
  /** Erases saves, all of them when none is named. Devices that have not changed them since erase them, too. */
  eraseSaves: defineCall({
    wire: 'game/save/del',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { keys: 'list' },
      { keys: Type.Optional(Type.Array(SaveKey, { minItems: 1, maxItems: 200 })) },
    ),
    result: renamed({ keys: 'list', version: 'ver' }, { keys: Type.Array(SaveKey), version: Version }),
  }),
}
