export { prepareData as default } from './product.ts'
