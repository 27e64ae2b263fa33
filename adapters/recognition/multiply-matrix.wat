;; A matrix of signed bytes times a vector of signed bytes, scaled to floats: the hot loop of Tesseract's LSTM.
;; Assembled: npx -p wabt@1.0.39 wat2wasm --enable-all multiply-matrix.wat -o multiply-matrix.wasm
(module
  (import "core" "memory" (memory 1))
  ;; 8192 bytes, aligned to 16: the vector's positive part, and 4096 bytes on its negative part turned positive.
  (import "core" "scratch" (global $scratch i32))

  ;; Weights lie row by row: as many as the vector is long, one 0 more where that is odd, then the bias.
  ;; $columns counts the vector's bytes and one more. All bytes are between -127 and 127.
  (func (export "multiply")
    (param $rows i32) (param $columns i32) (param $weights i32) (param $scales i32) (param $vector i32) (param $results i32)
    (local $length i32) (local $row i32) (local $end i32) (local $at i32) (local $part i32) (local $w v128)
    (local $weights1 i32) (local $weights2 i32) (local $weights3 i32)
    (local $positive v128) (local $negative v128)
    (local $a0 v128) (local $a1 v128) (local $a2 v128) (local $a3 v128)
    (local $b0 v128) (local $b1 v128) (local $b2 v128) (local $b3 v128)

    (local.set $length (i32.sub (local.get $columns) (i32.const 1)))
    (if (i32.gt_u (local.get $length) (i32.const 4080)) (then unreachable))
    (local.set $end (i32.and (i32.add (local.get $length) (i32.const 15)) (i32.const -16)))

    ;; The second operand of the relaxed dot product has 7 bits, so it is never negative. Beyond the end it is 0.
    (loop $split
      (local.set $w (v128.load align=1 (i32.add (local.get $vector) (local.get $at))))
      (if (i32.lt_s (i32.sub (local.get $length) (local.get $at)) (i32.const 16))
        (then
          (local.set $w
            (v128.and
              (local.get $w)
              (i8x16.lt_s
                (v128.const i8x16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
                (i8x16.splat (i32.sub (local.get $length) (local.get $at))))))))
      (local.set $part (i32.add (global.get $scratch) (local.get $at)))
      (v128.store (local.get $part) (i8x16.max_s (local.get $w) (v128.const i32x4 0 0 0 0)))
      (v128.store offset=4096 (local.get $part) (i8x16.max_s (i8x16.neg (local.get $w)) (v128.const i32x4 0 0 0 0)))
      (br_if $split (i32.lt_s (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $end))))

    (local.set $length (i32.add (local.get $length) (i32.and (local.get $length) (i32.const 1))))
    (local.set $row (i32.add (local.get $length) (i32.const 1)))

    (block $rest
      (loop $four
        (br_if $rest (i32.lt_s (local.get $rows) (i32.const 4)))
        (local.set $weights1 (i32.add (local.get $weights) (local.get $row)))
        (local.set $weights2 (i32.add (local.get $weights1) (local.get $row)))
        (local.set $weights3 (i32.add (local.get $weights2) (local.get $row)))
        (local.set $a0 (v128.const i32x4 0 0 0 0)) (local.set $b0 (v128.const i32x4 0 0 0 0))
        (local.set $a1 (v128.const i32x4 0 0 0 0)) (local.set $b1 (v128.const i32x4 0 0 0 0))
        (local.set $a2 (v128.const i32x4 0 0 0 0)) (local.set $b2 (v128.const i32x4 0 0 0 0))
        (local.set $a3 (v128.const i32x4 0 0 0 0)) (local.set $b3 (v128.const i32x4 0 0 0 0))
        (local.set $at (i32.const 0))
        (loop $sixteen
          (local.set $part (i32.add (global.get $scratch) (local.get $at)))
          (local.set $positive (v128.load (local.get $part)))
          (local.set $negative (v128.load offset=4096 (local.get $part)))
          (local.set $w (v128.load align=1 (i32.add (local.get $weights) (local.get $at))))
          (local.set $a0 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (local.get $positive) (local.get $a0)))
          (local.set $b0 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (local.get $negative) (local.get $b0)))
          (local.set $w (v128.load align=1 (i32.add (local.get $weights1) (local.get $at))))
          (local.set $a1 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (local.get $positive) (local.get $a1)))
          (local.set $b1 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (local.get $negative) (local.get $b1)))
          (local.set $w (v128.load align=1 (i32.add (local.get $weights2) (local.get $at))))
          (local.set $a2 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (local.get $positive) (local.get $a2)))
          (local.set $b2 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (local.get $negative) (local.get $b2)))
          (local.set $w (v128.load align=1 (i32.add (local.get $weights3) (local.get $at))))
          (local.set $a3 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (local.get $positive) (local.get $a3)))
          (local.set $b3 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (local.get $negative) (local.get $b3)))
          (br_if $sixteen (i32.lt_s (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $end))))
        (local.set $a0 (i32x4.sub (local.get $a0) (local.get $b0)))
        (local.set $a1 (i32x4.sub (local.get $a1) (local.get $b1)))
        (local.set $a2 (i32x4.sub (local.get $a2) (local.get $b2)))
        (local.set $a3 (i32x4.sub (local.get $a3) (local.get $b3)))
        ;; The four lanes of each become one lane of $a0.
        (local.set $b0
          (i32x4.add
            (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $a0) (local.get $a1))
            (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $a0) (local.get $a1))))
        (local.set $b1
          (i32x4.add
            (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $a2) (local.get $a3))
            (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $a2) (local.get $a3))))
        (local.set $a0
          (i32x4.add
            (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $b0) (local.get $b1))
            (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $b0) (local.get $b1))))
        (local.set $b0 (i32x4.splat (i32.load8_s (i32.add (local.get $weights) (local.get $length)))))
        (local.set $b0 (i32x4.replace_lane 1 (local.get $b0) (i32.load8_s (i32.add (local.get $weights1) (local.get $length)))))
        (local.set $b0 (i32x4.replace_lane 2 (local.get $b0) (i32.load8_s (i32.add (local.get $weights2) (local.get $length)))))
        (local.set $b0 (i32x4.replace_lane 3 (local.get $b0) (i32.load8_s (i32.add (local.get $weights3) (local.get $length)))))
        (v128.store align=4
          (local.get $results)
          (f32x4.mul
            (v128.load align=4 (local.get $scales))
            (f32x4.convert_i32x4_s
              (i32x4.add (local.get $a0) (i32x4.mul (local.get $b0) (v128.const i32x4 127 127 127 127))))))
        (local.set $weights (i32.add (local.get $weights3) (local.get $row)))
        (local.set $scales (i32.add (local.get $scales) (i32.const 16)))
        (local.set $results (i32.add (local.get $results) (i32.const 16)))
        (local.set $rows (i32.sub (local.get $rows) (i32.const 4)))
        (br $four)))

    (block $done
      (loop $one
        (br_if $done (i32.eqz (local.get $rows)))
        (local.set $a0 (v128.const i32x4 0 0 0 0)) (local.set $b0 (v128.const i32x4 0 0 0 0))
        (local.set $at (i32.const 0))
        (loop $sixteen
          (local.set $part (i32.add (global.get $scratch) (local.get $at)))
          (local.set $w (v128.load align=1 (i32.add (local.get $weights) (local.get $at))))
          (local.set $a0 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (v128.load (local.get $part)) (local.get $a0)))
          (local.set $b0
            (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $w) (v128.load offset=4096 (local.get $part)) (local.get $b0)))
          (br_if $sixteen (i32.lt_s (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $end))))
        (local.set $a0 (i32x4.sub (local.get $a0) (local.get $b0)))
        (f32.store
          (local.get $results)
          (f32.mul
            (f32.load (local.get $scales))
            (f32.convert_i32_s
              (i32.add
                (i32.mul (i32.load8_s (i32.add (local.get $weights) (local.get $length))) (i32.const 127))
                (i32.add
                  (i32.add (i32x4.extract_lane 0 (local.get $a0)) (i32x4.extract_lane 1 (local.get $a0)))
                  (i32.add (i32x4.extract_lane 2 (local.get $a0)) (i32x4.extract_lane 3 (local.get $a0))))))))
        (local.set $weights (i32.add (local.get $weights) (local.get $row)))
        (local.set $scales (i32.add (local.get $scales) (i32.const 4)))
        (local.set $results (i32.add (local.get $results) (i32.const 4)))
        (local.set $rows (i32.sub (local.get $rows) (i32.const 1)))
        (br $one)))))
