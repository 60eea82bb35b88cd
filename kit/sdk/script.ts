import { BRAND_NAME } from '#kit/brand/brand.ts'
import { connect } from './sdk.ts'

// The script tag: `Islet.connect()` for games without a build of their own.
Object.assign(globalThis, { [BRAND_NAME]: { connect } })
