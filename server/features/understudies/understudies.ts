/** Front door of the understudies: who plays a member's part in a rehearsal, and by which clock. */
export { enterRehearsal, understudyIfKept, type World, worldOf } from '#server/features/understudies/world.ts'
export {
  changeFile,
  makeWorld,
  moveClock,
  unmakeWorld,
} from '#server/features/understudies/understudy-rows.ts'
