import { connect } from './sdk.ts'

// The script tag: `Islet.connect()` for games without a build of their own.
Object.assign(globalThis, { Islet: { connect } })
