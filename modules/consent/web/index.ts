export { AdPlace } from './AdPlace.tsx'
export { ConsentBar } from './ConsentBar.tsx'
export { ConsentChoice } from './ConsentChoice.tsx'
export { lookAgain, mustLoadWhole, openConsent } from './consent-store.ts'
