// The program that the exercise begins with. Its softmax divides by the sum of the whole matrix.

export const starter = `import numpy as np

def softmax(x):
    e = np.exp(x - np.max(x))
    return e / np.sum(e)

def attention(Q, K, V, mask=None):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    weights = softmax(scores)
    return weights @ V, weights
`;
