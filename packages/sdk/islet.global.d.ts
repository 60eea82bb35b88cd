import type { connect } from './islet.js'

declare global {
  /** What the script tag brings. */
  var Islet: { readonly connect: typeof connect }
}
