export { HubLinks } from './HubLinks.tsx'
