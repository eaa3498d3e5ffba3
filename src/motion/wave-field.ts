import { fitHero } from '@/lib/field/hero-swell';
import { heroFitUniforms, heroSwellFragmentShader, heroSwellVertexShader } from '@/lib/field/hero-swell-glsl';
import type { FieldTouch } from './field-pointer';

/** The values that change per frame. */
export interface WaveFieldFrame extends FieldTouch {
  /** In radians. */
  phase: number;
  /** How far the scroll has calmed the sea, from 0 (as in the still) to 1. */
  calm: number;
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

const uniforms = [
  'uResolution',
  'uDpr',
  'uPhase',
  'uCalm',
  'uPointer',
  'uWake',
  'uRing',
  'uFit',
  'uPhone',
] as const;
type Uniform = (typeof uniforms)[number];

function compile(gl: WebGLRenderingContext, type: number, source: string): WebGLShader | null {
  const shader = gl.createShader(type);
  if (!shader) return null;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

/** The linked program, or null if the driver rejects it. */
function link(gl: WebGLRenderingContext): WebGLProgram | null {
  const vertex = compile(gl, gl.VERTEX_SHADER, heroSwellVertexShader);
  const fragment = compile(gl, gl.FRAGMENT_SHADER, heroSwellFragmentShader);
  const program = gl.createProgram();
  if (!vertex || !fragment || !program) return null;
  gl.attachShader(program, vertex);
  gl.attachShader(program, fragment);
  gl.linkProgram(program);
  gl.deleteShader(vertex);
  gl.deleteShader(fragment);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}

/** Prepares a canvas to draw the hero's field with WebGL 1. Null if WebGL is not available. */
export function createWaveField(canvas: HTMLCanvasElement): WaveField | null {
  const gl = canvas.getContext('webgl', {
    alpha: false,
    antialias: false,
    depth: false,
    stencil: false,
    powerPreference: 'low-power',
  });
  if (!gl || gl.isContextLost() || !gl.getExtension('OES_standard_derivatives')) return null;
  const program = link(gl);
  if (!program) return null;

  const at = {} as Record<Uniform, WebGLUniformLocation | null>;
  for (const name of uniforms) at[name] = gl.getUniformLocation(program, name);
  const corners = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, corners);
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  const position = gl.getAttribLocation(program, 'aPosition');
  gl.enableVertexAttribArray(position);
  gl.vertexAttribPointer(position, 2, gl.FLOAT, false, 0, 0);
  gl.useProgram(program);

  return {
    resize: (width, height, dpr) => {
      canvas.width = Math.round(width * dpr);
      canvas.height = Math.round(height * dpr);
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform2f(at.uResolution, canvas.width, canvas.height);
      gl.uniform1f(at.uDpr, dpr);
      const { uFit, uPhone } = heroFitUniforms(fitHero(width, height));
      gl.uniform2f(at.uFit, uFit[0], uFit[1]);
      gl.uniform1f(at.uPhone, uPhone);
    },
    draw: ({ phase, calm, pointer, wake, ring }) => {
      gl.uniform1f(at.uPhase, phase);
      gl.uniform1f(at.uCalm, calm);
      gl.uniform3f(at.uPointer, ...pointer);
      gl.uniform3f(at.uWake, ...wake);
      gl.uniform4f(at.uRing, ...ring);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
    destroy: () => {
      // The context stays: an effect that runs twice gets the same context from the same canvas.
      gl.deleteBuffer(corners);
      gl.deleteProgram(program);
    },
  };
}
