import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { rescueFocus } from '#foundation/web/rescue-focus.ts'
import { pressMs } from '#foundation/web/use-after-press.ts'
import { forgetFailures, isFailure, sentenceOf, showFailure } from './show-failure.ts'

interface FormSetup<Input extends FieldValues, Output> {
  schema: z.ZodType<Output, Input>
  /** Leave it out for pages that the server draws: defaults would replace what was typed early. */
  defaultValues?: DefaultValues<Input>
  send: (values: Output) => Promise<void>
  /** Called after the failure was shown. */
  onFailure?: (error: unknown) => void
}

/**
 * Every form works like this: checked by the server's schema, sent once however often it is
 * pressed, and a refusal shown as a toast and at its field, or as `fault` above the form.
 */
export function useAccountForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  send,
  onFailure,
}: FormSetup<Input, Output>) {
  const form: UseFormReturn<Input, unknown, Output> = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema),
    mode: 'onTouched',
    delayError: pressMs,
    ...(defaultValues && { defaultValues }),
  })
  const sending = useRef(false)
  const [fault, setFault] = useState<string>()

  const submit = form.handleSubmit(async values => {
    if (sending.current) return
    sending.current = true
    setFault(undefined)
    forgetFailures()
    try {
      await send(values)
    } catch (error) {
      const isAtField = showAtFields(form, error)
      showFailure(error, { atForm: !isAtField })
      if (!isAtField && isFailure(error)) setFault(sentenceOf(error))
      onFailure?.(error)
    } finally {
      sending.current = false
      rescueFocus()
    }
  })

  // `formState` follows only those values that were read while drawing.
  const { errors, isSubmitting, isDirty } = form.formState
  return {
    form,
    submit,
    fault,
    busy: isSubmitting,
    isDirty,
    field: (name: Path<Input>) => ({
      ...form.register(name),
      ...drawnValue(defaultValues, name),
      error: wordsOf(errors, name),
    }),
  }
}

/** The library fills a field only in the browser. */
function drawnValue(values: object | undefined, name: string): { defaultValue?: string } {
  const value: unknown = Reflect.get(values ?? {}, name)
  return typeof value === 'string' ? { defaultValue: value } : {}
}

function wordsOf(errors: object, name: string): string | undefined {
  const problem: unknown = Reflect.get(errors, name)
  if (!problem || typeof problem !== 'object' || !('message' in problem)) return undefined
  return typeof problem.message === 'string' ? problem.message : undefined
}

function showAtFields<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
): boolean {
  if (!isApiFailure(error)) return false
  const known = Object.keys(form.control._fields)
  const problems = error.fields.filter(problem => known.includes(problem.field))
  for (const [index, { field, message }] of problems.entries()) {
    form.setError(field as Path<Input>, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  return problems.length > 0 && problems.length === error.fields.length
}
