/**
 * Prints the text of `adapters/recognition/multiply-matrix.wasm`: a matrix of signed bytes times a vector of signed bytes, scaled
 * to floats, which is the hot loop of Tesseract's LSTM. Assembled:
 * `node tools/multiply-matrix-wat.ts > /tmp/m.wat; npx -p wabt@1.0.39 wat2wasm --enable-all /tmp/m.wat -o adapters/recognition/multiply-matrix.wasm`
 *
 * An operand of the relaxed dot products must never be negative. So the vector is taken apart into sizes and signs; the sign goes to
 * the weight, by an exclusive or: that makes w to -w - 1, one size too little wherever the vector is negative, which is the same for
 * each row and added at the end.
 */

/** Rows worked on at a time: their sums and what they share fill the registers. */
const ROWS = 8
const rows = Array.from({ length: ROWS }, (_, row) => row)
const ACROSS = 16
/** The vector's signs lie so many bytes behind its sizes. */
const SIGNS = 4096

const weightsOf = (row: number): string => `(local.get $weights${row})`
const indented = (lines: readonly string[], by: number): string => lines.map((line) => `${' '.repeat(by)}${line}`).join('\n')
const total = (sums: string): string => {
  const lane = (at: number): string => `(i32x4.extract_lane ${at} ${sums})`
  return `(i32.add (i32.add ${lane(0)} ${lane(1)}) (i32.add ${lane(2)} ${lane(3)}))`
}

/** Adds the products of sixteen weights to the four sums of their row. */
type Dot = (weights: string, sums: string) => string

const signed = (weights: string): string =>
  `(v128.xor (v128.load align=1 (i32.add ${weights} (local.get $at))) (local.get $signs))`

/** One instruction where the processor adds four products in one go. */
const inOneGo: Dot = (weights, sums) =>
  `(local.set ${sums} (i32x4.relaxed_dot_i8x16_i7x16_add_s ${signed(weights)} (local.get $sizes) (local.get ${sums})))`

/** Elsewhere two by two: at most 2 × 128 × 127, which 16 bits hold. */
const byPairs: Dot = (weights, sums) =>
  `(local.set ${sums} (i32x4.add (local.get ${sums}) (i32x4.dot_i16x8_s (i16x8.relaxed_dot_i8x16_i7x16_s ${signed(weights)} (local.get $sizes)) (local.get $ones))))`

const forAllColumns = (dots: readonly string[]): string => `        (local.set $at (i32.const 0))
        (loop $sixteen
          (local.set $part (i32.add (global.get $scratch) (local.get $at)))
          (local.set $sizes (v128.load (local.get $part)))
          (local.set $signs (v128.load offset=${SIGNS} (local.get $part)))
${indented(dots, 10)}
          (br_if $sixteen (i32.lt_s (local.tee $at (i32.add (local.get $at) (i32.const ${ACROSS}))) (local.get $end))))`

/** Four rows' sums, each of four lanes, become one lane each; then the bias and the scales. */
function finishFour(first: number): string {
  const [a, b, c, d] = [0, 1, 2, 3].map((row) => `(local.get $sums${first + row})`)
  const evenAndOdd = (x = '', y = ''): string =>
    `(i32x4.add
            (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 ${x} ${y})
            (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 ${x} ${y}))`
  const biasOf = (row: number): string => `(i32.load8_s (i32.add ${weightsOf(first + row)} (local.get $length)))`
  const biases = [1, 2, 3].map((row) => `(local.set $biases (i32x4.replace_lane ${row} (local.get $biases) ${biasOf(row)}))`)
  return `        (local.set $halves ${evenAndOdd(a, b)})
        (local.set $others ${evenAndOdd(c, d)})
        (local.set $biases (i32x4.splat ${biasOf(0)}))
${indented(biases, 8)}
        (v128.store offset=${4 * first} align=4
          (local.get $results)
          (f32x4.mul
            (v128.load offset=${4 * first} align=4 (local.get $scales))
            (f32x4.convert_i32x4_s
              (i32x4.add
                (i32x4.add
                  (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $halves) (local.get $others))
                  (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $halves) (local.get $others)))
                (i32x4.add
                  (i32x4.splat (local.get $missing))
                  (i32x4.mul (local.get $biases) (v128.const i32x4 127 127 127 127)))))))`
}

/** The sizes and signs of the vector, and how much is missing where it is negative. */
const SPLIT = `    ;; No constant, which V8 would make anew for each use.
    (local.set $ones (i16x8.splat (i32.load16_u offset=${2 * SIGNS} (global.get $scratch))))
    (local.set $length (i32.sub (local.get $columns) (i32.const 1)))
    (if (i32.gt_u (local.get $length) (i32.const ${SIGNS - ACROSS})) (then unreachable))
    (local.set $end (i32.and (i32.add (local.get $length) (i32.const 15)) (i32.const -16)))

    ;; Beyond the end the vector is 0.
    (loop $split
      (local.set $halves (v128.load align=1 (i32.add (local.get $vector) (local.get $at))))
      (if (i32.lt_s (i32.sub (local.get $length) (local.get $at)) (i32.const ${ACROSS}))
        (then
          (local.set $halves
            (v128.and
              (local.get $halves)
              (i8x16.lt_s
                (v128.const i8x16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
                (i8x16.splat (i32.sub (local.get $length) (local.get $at))))))))
      (local.set $part (i32.add (global.get $scratch) (local.get $at)))
      (local.set $sizes (i8x16.abs (local.get $halves)))
      (local.set $signs (i8x16.shr_s (local.get $halves) (i32.const 7)))
      (v128.store (local.get $part) (local.get $sizes))
      (v128.store offset=${SIGNS} (local.get $part) (local.get $signs))
      (local.set $others
        (i32x4.add
          (local.get $others)
          (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (v128.and (local.get $sizes) (local.get $signs))))))
      (br_if $split (i32.lt_s (local.tee $at (i32.add (local.get $at) (i32.const ${ACROSS}))) (local.get $end))))
    (local.set $missing ${total('(local.get $others)')})

    (local.set $length (i32.add (local.get $length) (i32.and (local.get $length) (i32.const 1))))
    (local.set $row (i32.add (local.get $length) (i32.const 1)))`

const manyRows = (dot: Dot): string => `    (block $rest
      (loop $many
        (br_if $rest (i32.lt_s (local.get $rows) (i32.const ${ROWS})))
${indented(
  rows.slice(1).map((row) => `(local.set $weights${row} (i32.add ${weightsOf(row - 1)} (local.get $row)))`),
  8,
)}
${indented(
  rows.map((row) => `(local.set $sums${row} (v128.const i32x4 0 0 0 0))`),
  8,
)}
${forAllColumns(rows.map((row) => dot(weightsOf(row), `$sums${row}`)))}
${rows
  .filter((row) => row % 4 === 0)
  .map(finishFour)
  .join('\n')}
        (local.set $weights0 (i32.add ${weightsOf(ROWS - 1)} (local.get $row)))
        (local.set $scales (i32.add (local.get $scales) (i32.const ${4 * ROWS})))
        (local.set $results (i32.add (local.get $results) (i32.const ${4 * ROWS})))
        (local.set $rows (i32.sub (local.get $rows) (i32.const ${ROWS})))
        (br $many)))`

const oneRow = (dot: Dot): string => `    (block $done
      (loop $one
        (br_if $done (i32.eqz (local.get $rows)))
        (local.set $sums0 (v128.const i32x4 0 0 0 0))
${forAllColumns([dot(weightsOf(0), '$sums0')])}
        (f32.store
          (local.get $results)
          (f32.mul
            (f32.load (local.get $scales))
            (f32.convert_i32_s
              (i32.add
                (i32.add (local.get $missing) ${total('(local.get $sums0)')})
                (i32.mul (i32.load8_s (i32.add ${weightsOf(0)} (local.get $length))) (i32.const 127))))))
        (local.set $weights0 (i32.add ${weightsOf(0)} (local.get $row)))
        (local.set $scales (i32.add (local.get $scales) (i32.const 4)))
        (local.set $results (i32.add (local.get $results) (i32.const 4)))
        (local.set $rows (i32.sub (local.get $rows) (i32.const 1)))
        (br $one)))`

const multiply = (
  name: string,
  dot: Dot,
): string => `  ;; Weights lie row by row: as many as the vector is long, one 0 more where that is odd, then the bias.
  ;; $columns counts the vector's bytes and one more. All bytes are between -127 and 127.
  (func (export "${name}")
    (param $rows i32) (param $columns i32) (param $weights0 i32) (param $scales i32) (param $vector i32) (param $results i32)
    (local $length i32) (local $row i32) (local $end i32) (local $at i32) (local $part i32) (local $missing i32)
    (local $sizes v128) (local $signs v128) (local $ones v128) (local $halves v128) (local $others v128) (local $biases v128)
${rows.map((row) => `    (local $sums${row} v128)${row > 0 ? ` (local $weights${row} i32)` : ''}`).join('\n')}

${SPLIT}

${manyRows(dot)}

${oneRow(dot)})`

console.log(`(module
  (import "core" "memory" (memory 1))
  ;; ${2 * SIGNS} bytes, aligned to 16: the vector's sizes, then its signs; behind them a 1 of 16 bits.
  (import "core" "scratch" (global $scratch i32))

  ;; Four products of 127 and what may be 255, with which the instruction is not meant to be asked: it tells processors apart.
  (func (export "fourOf") (param $seven i32) (param $eight i32) (result i32)
    (i32x4.extract_lane 0
      (i32x4.relaxed_dot_i8x16_i7x16_add_s
        (i8x16.splat (local.get $seven))
        (i8x16.splat (local.get $eight))
        (v128.const i32x4 0 0 0 0))))

${multiply('multiplyInOneGo', inOneGo)}

${multiply('multiplyByPairs', byPairs)})`)
