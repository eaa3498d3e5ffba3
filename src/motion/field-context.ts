/** The one WebGL context of the page, in which all fields are drawn in turn and from which each is copied. */
export interface FieldContext {
  canvas: HTMLCanvasElement;
  gl: WebGLRenderingContext;
  /** The fields that are drawn in it, to be called when it is lost. */
  onLost: Set<() => void>;
}

let shared: FieldContext | null = null;
let isTooSlow = false;

function create(): FieldContext | null {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl', {
    alpha: false,
    antialias: false,
    depth: false,
    stencil: false,
    powerPreference: 'low-power',
  });
  if (!gl || gl.isContextLost() || !gl.getExtension('OES_standard_derivatives')) return null;
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  const context: FieldContext = { canvas, gl, onLost: new Set() };
  canvas.addEventListener('webglcontextlost', loseFields);
  return context;
}

function release({ canvas, gl }: FieldContext): void {
  shared = null;
  canvas.removeEventListener('webglcontextlost', loseFields);
  // Browsers limit the number of contexts.
  gl.getExtension('WEBGL_lose_context')?.loseContext();
}

/** Takes the context from all fields, because it is lost. The next field gets a new one. */
export function loseFields(): void {
  const lost = shared;
  if (!lost) return;
  release(lost);
  for (const onLost of lost.onLost) onLost();
}

/** Ends all fields, and draws none until the next page load: they are too slow, and each further one would be too. */
export function endSlowFields(): void {
  isTooSlow = true;
  loseFields();
}

/**
 * The context for one more field, or null if WebGL is not available or was too slow.
 * @param onLost - called when the context is lost
 */
export function joinFieldContext(onLost: () => void): FieldContext | null {
  if (isTooSlow) return null;
  shared ??= create();
  shared?.onLost.add(onLost);
  return shared;
}

/** Leaves the context, which ends with its last field. */
export function leaveFieldContext(context: FieldContext, onLost: () => void): void {
  context.onLost.delete(onLost);
  if (context === shared && context.onLost.size === 0) release(context);
}
