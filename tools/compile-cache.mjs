// Keeps what Node compiled, types stripped, beside the packages: the next start reads it instead of compiling again.
import module from 'node:module'
import path from 'node:path'

module.enableCompileCache?.(path.join(import.meta.dirname, '../node_modules/.cache/compiled'))
