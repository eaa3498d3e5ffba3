import { fieldFragmentShader, fieldVertexShader } from '@/lib/field/glsl';
import type { FieldDrawing } from './drawings/drawing';
import { joinFieldContext, leaveFieldContext } from './field-context';
import type { FieldTouch } from './field-pointer';

/** The values that change per frame. */
export interface WaveFieldFrame extends FieldTouch {
  /** In radians. */
  phase: number;
  /** How far the scroll has changed the picture, from 0 (as in the still) to 1. */
  scroll: number;
}

export interface WaveField {
  /**
   * @param width - in CSS px, as is `height`.
   * @param dpr - device px per CSS px.
   */
  resize: (width: number, height: number, dpr: number) => void;
  draw: (frame: WaveFieldFrame) => void;
  destroy: () => void;
}

function compile(gl: WebGLRenderingContext, type: number, source: string): WebGLShader | null {
  const shader = gl.createShader(type);
  if (!shader) return null;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

/** The linked program, or null if the driver rejects it. */
function link(gl: WebGLRenderingContext, fragmentShader: string): WebGLProgram | null {
  const vertex = compile(gl, gl.VERTEX_SHADER, fieldVertexShader);
  const fragment = compile(gl, gl.FRAGMENT_SHADER, fragmentShader);
  const program = gl.createProgram();
  if (!vertex || !fragment || !program) return null;
  gl.attachShader(program, vertex);
  gl.attachShader(program, fragment);
  // All programs read the corners of the shared buffer.
  gl.bindAttribLocation(program, 0, 'aPosition');
  gl.linkProgram(program);
  gl.deleteShader(vertex);
  gl.deleteShader(fragment);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}

/**
 * Prepares a canvas for a field, which is drawn in the page's one WebGL context and copied from there. Null if
 * WebGL is not available.
 * @param onLost - called when the context is lost
 */
export function createWaveField(
  canvas: HTMLCanvasElement,
  drawing: FieldDrawing,
  onLost: () => void,
): WaveField | null {
  const copy = canvas.getContext('2d', { alpha: false });
  const context = copy && joinFieldContext(onLost);
  if (!context) return null;
  const { gl } = context;
  const program = link(gl, fieldFragmentShader(drawing));
  if (!program) {
    leaveFieldContext(context, onLost);
    return null;
  }

  const places = new Map<string, WebGLUniformLocation | null>();
  const set = (name: string, ...values: readonly number[]) => {
    if (!places.has(name)) places.set(name, gl.getUniformLocation(program, name));
    gl[`uniform${values.length as 1 | 2 | 3 | 4}fv`](places.get(name)!, values);
  };
  const mask = drawing.maskIn && gl.createTexture();
  let masked = '';

  return {
    resize: (width, height, dpr) => {
      canvas.width = Math.round(width * dpr);
      canvas.height = Math.round(height * dpr);
      // Large enough for all fields: each is drawn in its lower left corner.
      for (const side of ['width', 'height'] as const)
        if (context.canvas[side] < canvas[side]) context.canvas[side] = canvas[side];
      gl.useProgram(program);
      set('uResolution', canvas.width, canvas.height);
      set('uDpr', dpr);
      const uniforms = drawing.uniformsIn(width, height);
      for (const [name, values] of Object.entries(uniforms)) set(name, ...values);
      if (!mask || !drawing.maskIn || masked === String(uniforms.uSize)) return;
      masked = String(uniforms.uSize);
      gl.bindTexture(gl.TEXTURE_2D, mask);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, drawing.maskIn());
      for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
        gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    },
    draw: ({ phase, scroll, pointer, wake, ring }) => {
      const { width, height } = canvas;
      gl.useProgram(program);
      if (mask) gl.bindTexture(gl.TEXTURE_2D, mask);
      gl.viewport(0, 0, width, height);
      set('uPhase', phase);
      set('uScroll', scroll);
      set('uPointer', ...pointer);
      set('uWake', ...wake);
      set('uRing', ...ring);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
      copy.drawImage(context.canvas, 0, context.canvas.height - height, width, height, 0, 0, width, height);
    },
    destroy: () => {
      gl.deleteProgram(program);
      if (mask) gl.deleteTexture(mask);
      leaveFieldContext(context, onLost);
    },
  };
}
