export { HubPills } from './HubPills.tsx'
